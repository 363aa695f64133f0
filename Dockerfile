# The whole server in one image: the browser client built, the engine compiled, nobody root.

FROM node:22-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.12-slim-bookworm AS package
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE NOTICE.md deploy/requirements.txt ./
RUN python -m venv /ludi && /ludi/bin/pip install --no-cache-dir --require-hashes -r requirements.txt
COPY src src
# mypyc needs some minutes and 3 GB; with LUDI_COMPILE=0 bots think several times more slowly.
ARG LUDI_COMPILE=1
RUN LUDI_COMPILE=$LUDI_COMPILE /ludi/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /ludi/bin/pip uninstall -y 'mypy' \
    && /ludi/bin/ludi --version

FROM python:3.12-slim-bookworm
# pg_dump and psql of PostgreSQL 15, as in compose.yaml, for `ludi backup` and `ludi restore` with PostgreSQL
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --create-home --home-dir /data ludi
COPY --from=package /ludi /ludi
COPY --from=client /src/web/dist /srv/web
ENV PATH=/ludi/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    LUDI_HOST=0.0.0.0 \
    LUDI_PORT=8000 \
    LUDI_WEB=/srv/web \
    LUDI_DATABASE=sqlite:////data/ludi.sqlite
USER ludi
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["ludi"]
CMD ["serve"]
