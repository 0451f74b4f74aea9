export {buildIndex, type BuildIndexOptions, type IndexFiles} from './buildIndex.ts';
