/**
 * Writes src/lib/api-types.ts, the shapes of what goes over the wire, from the server's own
 * OpenAPI document: `npm run types`. With --check nothing is written; it fails if that is stale.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
const file = join(here, 'src', 'lib', 'api-types.ts');

// No server is started for it, and none of its routes is wanted: only what they say.
const SAY = 'import json; from ludi.server.app import create_app; print(json.dumps(create_app().openapi()))';
const python = process.env.LUDI_PYTHON ?? join(root, '.venv', 'bin', 'python');
const source = [join(root, 'src'), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
const said = execFileSync(python, ['-c', SAY], { encoding: 'utf8', env: { ...process.env, PYTHONPATH: source }, maxBuffer: 2 ** 24 });

// Pydantic gives every field its own name again as a title: no comment for a reader.
const untitled = JSON.parse(said, (key, value) => (key === 'title' && typeof value === 'string' ? undefined : value));
const tree = await openapi({ ...untitled, info: { title: '', version: '' }, paths: {} }, { alphabetize: true, defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true });
const made = `// Made by \`npm run types\` from the server's OpenAPI document: not to be changed by hand.\n${astToString(tree)}`;

if (!process.argv.includes('--check')) writeFileSync(file, made);
else if (readFileSync(file, 'utf8') !== made) {
  console.error('src/lib/api-types.ts is not what the server says any more: npm run types');
  process.exit(1);
}
