import { expect, test } from 'vitest';
import { browserName } from './push';

test('a browser is called by its name and system', () => {
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')).toBe('Firefox, Linux');
  expect(browserName('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Mobile Safari/537.36')).toBe('Chrome, Android');
  expect(browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1')).toBe('Safari, iPhone');
  expect(browserName('something else')).toBe('Web');
});
