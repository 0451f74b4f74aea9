import type {ReactNode} from 'react';
import styles from '../Calculator/styles.module.css';
import {measureLeakage} from './measureLeakage.ts';
import SplitGrid, {Swatch} from './SplitGrid.tsx';
import {SETS, type Split} from './splitFrames.ts';

/** Both ways of splitting side by side, as pictures and numbers. */
export default function SplitFigures({byClip, byFrame}: {byClip: Split; byFrame: Split}): ReactNode {
  const clip = measureLeakage(byClip);
  const frame = measureLeakage(byFrame);
  const leaks: [string, number, number][] = [
    ['Clips in more than one set', clip.sharedClips, frame.sharedClips],
    ['Test frames with neighbours in training', clip.leakedTestFrames, frame.leakedTestFrames],
  ];
  return (
    <>
      <div className={styles.pair}>
        <div>
          <p className={styles.hint}>By clip: one row is one clip</p>
          <SplitGrid split={byClip} label="Split by clip: each row has one colour" />
        </div>
        <div>
          <p className={styles.hint}>By frame</p>
          <SplitGrid split={byFrame} label="Split by frame: the colours are mixed in most rows" />
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Frames and clips</th>
            <th scope="col">By clip</th>
            <th scope="col">By frame</th>
          </tr>
        </thead>
        <tbody>
          {SETS.map((name) => (
            <tr key={name}>
              <th scope="row">
                <Swatch name={name} />
                Frames for {name}
              </th>
              <td>{clip.frames[name]}</td>
              <td>{frame.frames[name]}</td>
            </tr>
          ))}
          {leaks.map(([label, left, right]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{left}</td>
              <td>{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
