import React from 'react';

export default function LatePart() {
  return <p>The late part is here</p>;
}
