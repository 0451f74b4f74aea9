import {useEffect, useState} from 'react';

/** Stands in for the theme of diagrams: as there, the drawing comes only once scripts run. */
export default function Mermaid({value}) {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn ? <div className="drawn-diagram">{value.length} characters</div> : null;
}
