export {pictureVersion} from './createPicture.ts';
export {responsivePictures, type PictureOptions} from './responsivePictures.ts';
