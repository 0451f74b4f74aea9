/** The steps of a task page: the items of the numbered lists between the heading "Steps" and the next one. */
export function findSteps(root: ParentNode): HTMLLIElement[] {
  const steps: HTMLLIElement[] = [];
  let at = root.querySelector('h2#steps')?.nextElementSibling ?? null;
  for (; at !== null && at.tagName !== 'H2'; at = at.nextElementSibling) {
    if (at.tagName === 'OL') steps.push(...at.querySelectorAll<HTMLLIElement>(':scope > li'));
  }
  return steps;
}

const BOX = 'step-box';

/** Adds a checkbox before each step; returns a function that removes them. */
export function addBoxes(
  steps: readonly HTMLLIElement[],
  labelOf: (step: number) => string,
  onTick: (index: number, isDone: boolean) => void,
): () => void {
  const boxes = steps.map((step, index) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.className = BOX;
    box.setAttribute('aria-label', labelOf(index + 1));
    box.addEventListener('change', () => onTick(index, box.checked));
    step.prepend(box);
    return box;
  });
  return () => {
    for (const box of boxes) box.remove();
  };
}

/** Ticks the checkboxes of exactly the done steps. */
export function setTicked(steps: readonly HTMLLIElement[], done: ReadonlySet<number>): void {
  for (const [index, step] of steps.entries()) {
    const box = step.querySelector<HTMLInputElement>(`:scope > .${BOX}`);
    if (box) box.checked = done.has(index);
  }
}
