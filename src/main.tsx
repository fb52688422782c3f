import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import './styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
