# syntax=docker/dockerfile:1
# The site with all it needs but a database: docs/running/container.md, docs/decisions/039.

FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY scripts/generate-client.mjs scripts/
COPY prisma/schema.prisma prisma/
RUN npm install --no-audit --no-fund
COPY . .
# The address people reach it at: canonical links and sitemaps are written with it.
ARG APP_ORIGIN
RUN npm run build:standalone

FROM node:24-bookworm-slim
# The three of MALLOC are those of npm start: they halve what the server holds.
ENV NODE_ENV=production \
    DB_BACKEND=url \
    DATA_DIR=/data \
    PORT=3000 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=65536 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /src/.next/container ./
# Only this folder is written to. The rest belongs to root.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-parallel-scavenge", "--max-semi-space-size=16", "--max-old-space-size=512", "--flush-baseline-code", "--no-maglev", "server/start.mjs"]
