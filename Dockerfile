# The site as an image: docker build --secret id=action-key,src=action-key --build-arg SITE_URL=https://www.noorvista.example .
# deploy/IMAGE.md says how it is run. It is built for one address, because SITE_URL stands in its pages.
ARG BASE=node:24-slim

FROM ${BASE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
# The key of the forms, the same in every build: with another, a form that is open during an update could not be sent.
RUN --mount=type=secret,id=action-key \
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/action-key)" SITE_URL="$SITE_URL" \
    npm run release -- --into /release && mv /release/noor-vista-*/ /release/site

FROM ${BASE}
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=10000 NODE_OPTIONS=--max-old-space-size=256
WORKDIR /site
COPY --from=build /release/site ./
# It owns nothing: the site writes no file.
USER 1000:1000
EXPOSE 3000
CMD ["node", "server.js"]
