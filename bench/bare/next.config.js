/** This file and instrumentation.js stand here because Next would otherwise climb to the site's. */
const config = {}
export default config
