import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {InsightsPage} from './InsightsPage.tsx';
import './page.css';

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <InsightsPage />
    </StrictMode>,
  );
}
