# Tabularium in a container: docker build -t tabularium .
# The first stage installs, builds the client and takes the types out of the code (scripts/package.ts, as npm pack does); the
# second has Node, the result, and an account without rights.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts && node scripts/package.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8700 TABULARIUM_DATA=/data/tabularium.sqlite
COPY --from=build /src/dist/package /app
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8700
# /healthz touches nothing: it fails only if the main thread gives no answers.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that signals reach it.
CMD ["node", "/app/bin/tabularium.mjs", "serve"]
