export {default} from '@generated/route-tables/globalData.json';
