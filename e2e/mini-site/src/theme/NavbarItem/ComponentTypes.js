import React, {useEffect, useState} from 'react';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

function FragileItem({label, broken: isBroken = false}) {
  const [broken, setBroken] = useState(isBroken);
  useEffect(() => {
    const onBreak = () => setBroken(true);
    addEventListener('break-the-fragile-item', onBreak);
    return () => removeEventListener('break-the-fragile-item', onBreak);
  }, []);
  if (broken) throw new Error('The fragile item broke');
  return <span className="navbar__item">{label}</span>;
}

export default {...ComponentTypes, 'custom-fragile': FragileItem};
