/** The steps of a task page: the items of the numbered lists between the headings "Steps" and the one after it. */
export function findSteps(root: ParentNode): HTMLLIElement[] {
  const steps: HTMLLIElement[] = [];
  let at = root.querySelector('h2#steps')?.nextElementSibling ?? null;
  for (; at !== null && at.tagName !== 'H2'; at = at.nextElementSibling) {
    if (at.tagName === 'OL') steps.push(...at.querySelectorAll<HTMLLIElement>(':scope > li'));
  }
  return steps;
}

/** Puts a box before each step; those of `done` are ticked. Returns what takes the boxes away. */
export function addBoxes(
  steps: readonly HTMLLIElement[],
  done: ReadonlySet<number>,
  labelOf: (step: number) => string,
  onChange: (done: ReadonlySet<number>) => void,
): () => void {
  const ticked = new Set(done);
  const boxes = steps.map((step, index) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.className = 'step-box';
    box.checked = ticked.has(index);
    box.setAttribute('aria-label', labelOf(index + 1));
    box.addEventListener('change', () => {
      if (box.checked) ticked.add(index);
      else ticked.delete(index);
      onChange(ticked);
    });
    step.prepend(box);
    return box;
  });
  return () => {
    for (const box of boxes) box.remove();
  };
}
