import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {openPicture} from './openPicture.ts';

/** The button that shows a drawing or picture larger; plugins/remark/enlargePictures adds it. */
export default function Enlarge(): ReactNode {
  const label = translate({id: 'picture.enlarge', message: 'Enlarge'});
  function open({currentTarget}: MouseEvent<HTMLButtonElement>) {
    const picture = currentTarget.parentElement?.querySelector('svg, img');
    if (picture) openPicture(picture, translate({id: 'picture.close', message: 'Close'}));
  }
  return (
    <button type="button" className="enlarge" data-needs-scripts="" data-search-ignore="" onClick={open}>
      {label}
    </button>
  );
}
