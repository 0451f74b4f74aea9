export {default} from '../../../../../website/src/theme/ErrorPageContent';
