export {listen, type RunningServer} from '@help-center/built-site/serve';
