import {useId, type ReactNode} from 'react';
import Calculator from '../Calculator/index.tsx';
import InputField from '../Calculator/InputField.tsx';
import NumberField from '../Calculator/NumberField.tsx';
import {readNumbers} from '../Calculator/readNumber.ts';
import styles from '../Calculator/styles.module.css';
import {useFields} from '../Calculator/useFields.ts';
import {boxFormats, type BoxFormatName} from './boxFormats.ts';
import BoxPicture from './BoxPicture.tsx';
import {formatBox} from './formatBox.ts';
import {parseBox, type BoxReading} from './parseBox.ts';

const RANGES = {width: {min: 1, max: 20000, whole: true}, height: {min: 1, max: 20000, whole: true}};
const NAMES = Object.keys(boxFormats) as BoxFormatName[];
const DEFAULTS = {width: '640', height: '480', format: 'voc', numbers: '100 120 260 360'};

/** Converts a labelled box between Pascal VOC, COCO and YOLO, and explains what is wrong with an invalid one. */
export default function BoxConverter(): ReactNode {
  const id = useId();
  const {fields, form, read} = useFields(DEFAULTS);
  const {values: size, errors} = readNumbers({width: fields.width, height: fields.height}, RANGES);
  const format: BoxFormatName = NAMES.find((name) => name === fields.format) ?? 'voc';
  const reading: BoxReading | undefined = size && parseBox(fields.numbers, format, size);
  const error = reading && 'error' in reading ? reading.error : undefined;
  const box = reading && 'box' in reading ? reading.box : undefined;
  const inputs = (
    <>
      <NumberField
        label="Image width"
        unit="pixels"
        name="width"
        defaultValue={DEFAULTS.width}
        range={RANGES.width}
        error={errors.width}
      />
      <NumberField
        label="Image height"
        unit="pixels"
        name="height"
        defaultValue={DEFAULTS.height}
        range={RANGES.height}
        error={errors.height}
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
        error={error}
      />
    </>
  );
  const summary =
    box && size
      ? `YOLO: ${formatBox(box, 'yolo', size)}. COCO: ${formatBox(box, 'coco', size)}.`
      : (error ?? 'Correct the size of the image.');
  return (
    <Calculator
      title="Try it: convert a box"
      hint="The same box in three formats. The class number in the YOLO row is 0."
      form={form}
      onInput={read}
      fields={inputs}
      figures={box && size ? [{value: formatBox(box, 'yolo', size), label: 'YOLO'}] : []}
      summary={summary}
    >
      {box && size && (
        <>
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
                    <code>{formatBox(box, name, size)}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <BoxPicture box={box} size={size} />
        </>
      )}
    </Calculator>
  );
}
