# Builds the site as an image for one public address. compose.yaml builds and runs it. By hand:
#   docker build --secret id=action_key,src=action-key \
#     --build-arg SITE_URL=https://www.noorvista.example -t noor-vista .
ARG BASE=node:24.21.0-slim

FROM ${BASE} AS build
ARG SITE_URL PLACEHOLDERS
WORKDIR /site
# The forms' key must be the same in every build. With another key, a form that is open during an
# update cannot be sent.
RUN --mount=type=secret,id=action_key,required=true \
    fail() { echo "$1" >&2; exit 1; }; \
    test -n "$SITE_URL" || \
      fail "SITE_URL is not set. Pass the public address: --build-arg SITE_URL=https://www.noorvista.example"; \
    test -s /run/secrets/action_key || \
      fail "The secret action_key is empty. Make the file: openssl rand -base64 32 > action-key"
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN --mount=type=secret,id=action_key,required=true \
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/action_key)" npm run build && \
    npm run programs

FROM ${BASE}
ARG SITE_URL
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 NODE_OPTIONS=--max-old-space-size=1024 \
    SITE_URL=${SITE_URL}
WORKDIR /site
COPY --from=build /site/.next/standalone ./
COPY --from=build /site/.next/static ./.next/static
COPY --from=build /site/public ./public
COPY --from=build /site/.next/programs ./
COPY --from=build /site/db/migrations ./migrations
COPY --from=build /site/db/sql ./sql
USER 1000:1000
EXPOSE 3000
CMD ["node", "server.js"]
