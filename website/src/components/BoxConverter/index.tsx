import {useId, type ReactNode} from 'react';
import Calculator from '../Calculator/index.tsx';
import InputField from '../Calculator/InputField.tsx';
import NumberField from '../Calculator/NumberField.tsx';
import {readNumbers} from '../Calculator/readNumber.ts';
import styles from '../Calculator/styles.module.css';
import {useFields} from '../Calculator/useFields.ts';
import {useLast} from '../Calculator/useLast.ts';
import {sayErrors} from '../Calculator/useNumberFields.tsx';
import {boxFormats, type BoxFormatName} from './boxFormats.ts';
import BoxPicture from './BoxPicture.tsx';
import {formatBox} from './formatBox.ts';
import {parseBox, type BoxReading} from './parseBox.ts';

const SIZE = {
  width: {label: 'Image width', min: 1, max: 20000, whole: true},
  height: {label: 'Image height', min: 1, max: 20000, whole: true},
};
const NAMES = Object.keys(boxFormats) as BoxFormatName[];
const DEFAULTS = {width: '640', height: '480', format: 'voc', numbers: '100 120 260 360'};

/** Converts a labelled box between Pascal VOC, COCO and YOLO, and explains what is wrong with an invalid one. */
export default function BoxConverter(): ReactNode {
  const id = useId();
  const {fields, form, read} = useFields(DEFAULTS);
  const {values: size, errors} = readNumbers({width: fields.width, height: fields.height}, SIZE);
  const format: BoxFormatName = NAMES.find((name) => name === fields.format) ?? 'voc';
  const reading: BoxReading | undefined = size && parseBox(fields.numbers, format, size);
  const misread = reading && 'error' in reading ? reading.error : undefined;
  const shown = useLast(
    size && reading && 'box' in reading ? {box: reading.box, size} : undefined,
    undefined,
  );
  const inputs = (
    <>
      <NumberField
        label={SIZE.width.label}
        unit="pixels"
        name="width"
        defaultValue={DEFAULTS.width}
        range={SIZE.width}
        isWrong={errors.width !== undefined}
      />
      <NumberField
        label={SIZE.height.label}
        unit="pixels"
        name="height"
        defaultValue={DEFAULTS.height}
        range={SIZE.height}
        isWrong={errors.height !== undefined}
      />
      <div className={styles.field}>
        <label htmlFor={id}>Format</label>
        <select id={id} name="format" defaultValue={DEFAULTS.format}>
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {boxFormats[name].label}
            </option>
          ))}
        </select>
      </div>
      <InputField
        label={boxFormats[format].parts.join(', ')}
        type="text"
        name="numbers"
        defaultValue={DEFAULTS.numbers}
        autoComplete="off"
        isWrong={misread !== undefined}
      />
    </>
  );
  if (shown === undefined) return null;
  const {box} = shown;
  const write = (name: BoxFormatName) => formatBox(box, name, shown.size);
  return (
    <Calculator
      title="Try it: convert a box"
      hint="The same box in three formats. The class number in the YOLO row is 0."
      form={form}
      onInput={read}
      fields={inputs}
      figures={[{value: write('yolo'), label: 'YOLO'}]}
      summary={`YOLO: ${write('yolo')}. COCO: ${write('coco')}.`}
      error={sayErrors(SIZE, errors) ?? misread}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Format</th>
            <th scope="col">Values</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map((name) => (
            <tr key={name}>
              <th scope="row">{boxFormats[name].label}</th>
              <td>
                <code>{write(name)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BoxPicture box={box} size={shown.size} />
    </Calculator>
  );
}
