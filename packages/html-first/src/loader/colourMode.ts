/** Switches between light and dark before React is there; hydration reads both places again. */
export function switchColourMode(): void {
  const root = document.documentElement;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  root.dataset.themeChoice = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch (error) {
    console.error(error);
  }
}

/** Takes over a choice that was made in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({key, newValue}) => {
    if (key !== 'theme' || !newValue || document.documentElement.dataset.hasHydrated === 'true') return;
    document.documentElement.dataset.theme = newValue;
    document.documentElement.dataset.themeChoice = newValue;
  });
}
