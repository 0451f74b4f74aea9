export {default} from '../../../../../website/src/theme/Loading';
