export {buildIndex, type IndexFiles} from './buildIndex.ts';
export type {BuildIndexOptions} from './collectRelated.ts';
