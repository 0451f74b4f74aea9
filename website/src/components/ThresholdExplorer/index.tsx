import {useId, type ReactNode} from 'react';
import Calculator from '../Calculator/index.tsx';
import styles from '../Calculator/styles.module.css';
import {useFields} from '../Calculator/useFields.ts';
import {confusionAt, measuresOf} from './measureAt.ts';
import {sampleScores} from './sampleScores.ts';
import ScoreBars from './ScoreBars.tsx';

const STEPS = 20;

function show(value: number | undefined): string {
  return value === undefined ? 'not defined' : value.toFixed(2);
}

/** A slider that shows what a confidence threshold does to precision, recall, F1 and the confusion matrix. */
export default function ThresholdExplorer(): ReactNode {
  const id = useId();
  const {fields, form, read} = useFields({step: '10'});
  const step = Number(fields.step);
  const threshold = (step / STEPS).toFixed(2);
  const confusion = confusionAt(sampleScores, step);
  const {precision, recall, f1} = measuresOf(confusion);
  const {truePositives, falsePositives, falseNegatives, trueNegatives} = confusion;
  const slider = (
    <div className={styles.slider}>
      <label htmlFor={id}>Confidence threshold: {threshold}</label>
      <input
        id={id}
        type="range"
        name="step"
        min={0}
        max={STEPS}
        defaultValue={10}
        aria-valuetext={threshold}
      />
    </div>
  );
  return (
    <Calculator
      title="Try it: move the threshold"
      hint="The 280 scores are made up for this exercise; they come from no product."
      form={form}
      onInput={read}
      fields={slider}
      figures={[
        {value: precision?.toFixed(2) ?? '–', label: 'precision'},
        {value: recall?.toFixed(2) ?? '–', label: 'recall'},
        {value: f1?.toFixed(2) ?? '–', label: 'F1'},
        {value: String(falsePositives), label: 'false alarms'},
        {value: String(falseNegatives), label: 'missed'},
      ]}
      summary={`At ${threshold}: precision ${show(precision)}, recall ${show(recall)}, F1 ${show(f1)}, ${falsePositives} false alarms, ${falseNegatives} missed.`}
    >
      <ScoreBars scores={sampleScores} step={step} />
      <table>
        <caption>Confusion matrix</caption>
        <thead>
          <tr>
            <th scope="col">It really is</th>
            <th scope="col">Reported</th>
            <th scope="col">Not reported</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Object</th>
            <td>{truePositives} right</td>
            <td>{falseNegatives} missed</td>
          </tr>
          <tr>
            <th scope="row">Something else</th>
            <td>{falsePositives} false alarms</td>
            <td>{trueNegatives} right</td>
          </tr>
        </tbody>
      </table>
    </Calculator>
  );
}
