declare module '*.woff2' {
  const bytes: Uint8Array
  export default bytes
}
