export {default} from '../../../components/PageEnd/index.tsx';
