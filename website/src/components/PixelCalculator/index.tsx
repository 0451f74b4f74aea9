import type {ReactNode} from 'react';
import Calculator from '../Calculator/index.tsx';
import {useNumberFields} from '../Calculator/useNumberFields.tsx';
import {farthestDistance, pixelsOnTarget, sceneWidth} from './pixelsOnTarget.ts';
import Scene from './Scene.tsx';

const FIELDS = {
  pixels: {label: 'Frame width', unit: 'pixels', start: '1920', min: 16, max: 20000, whole: true},
  angle: {label: 'Horizontal field of view', unit: 'degrees', start: '90', min: 1, max: 170},
  distance: {label: 'Distance to the object', unit: 'metres', start: '10', min: 0.1, max: 10000},
  object: {label: 'Width of the object', unit: 'metres', start: '0.5', min: 0.01, max: 1000},
  wanted: {label: 'Wanted across it', unit: 'pixels', start: '100', min: 1, max: 20000, whole: true},
};

/** Pixels across a person of half a metre, by the 2015 edition of EN 62676-4; the page on the view of a camera has the table. */
const PURPOSES = {'See someone': '13', 'See what they do': '31', Recognise: '63', Identify: '125'};
const PERSON = '0.5';

/** Calculates how many pixels an object gets at a distance, and how far away it may be for a wanted number. */
export default function PixelCalculator(): ReactNode {
  const {form, read, values, error, fields} = useNumberFields(FIELDS);
  const across = String(Math.round(pixelsOnTarget(values)));
  const farthest = `${farthestDistance(values, values.wanted).toFixed(1)} m`;
  const scene = `${sceneWidth(values).toFixed(1)} m`;
  const density = (values.pixels / sceneWidth(values)).toFixed(1);
  const summary = `The object is about ${across} pixels wide. It gets ${values.wanted} pixels up to ${farthest} away. At its distance the frame shows ${scene} of the scene, ${density} pixels for each metre.`;
  return (
    <Calculator
      title="Try it: pixels on the object"
      hint="Geometry only: a lens without distortion, an object that faces the camera, sharp and well lit."
      form={form}
      onInput={read}
      fields={fields}
      presets={{
        label: 'For a person:',
        list: Object.entries(PURPOSES).map(([label, wanted]) => ({
          label,
          values: {object: PERSON, wanted},
          isOn: values.object === Number(PERSON) && values.wanted === Number(wanted),
        })),
      }}
      picture={<Scene view={values} wanted={values.wanted} />}
      figures={[
        {
          value: across,
          label: `pixels across the object, ${values.wanted} wanted`,
          isShort: Number(across) < values.wanted,
        },
        {value: farthest, label: 'away at most'},
        {value: scene, label: 'in the frame'},
        {value: density, label: 'pixels a metre'},
      ]}
      summary={summary}
      error={error}
    />
  );
}
