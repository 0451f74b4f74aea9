import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {openPicture} from './openPicture.ts';

/** The button below a drawing or picture that shows it larger; plugins/remark/enlargePictures adds it. */
export default function Enlarge(): ReactNode {
  function open({currentTarget}: MouseEvent<HTMLButtonElement>) {
    const picture = currentTarget.parentElement?.querySelector('svg, img');
    if (picture) openPicture(picture, translate({id: 'picture.close', message: 'Close'}));
  }
  return (
    <button type="button" className="enlarge" data-needs-scripts="" onClick={open}>
      {translate({id: 'picture.enlarge', message: 'Enlarge'})}
    </button>
  );
}
