export {default} from '../../../../../website/src/theme/Error';
