/** Chunk names of the routes known so far, by `path-hash`. */
const routesChunkNames: Record<string, unknown> = {};
export default routesChunkNames;
