import { Link } from 'react-router';
import { brand } from '#domain/brand.ts';

export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm text-ink-muted">
        <p>
          {brand.name} · {brand.city}, {brand.state}
        </p>
        <ul className="flex flex-wrap gap-x-4">
          <li>
            <Link to="/categories" className="inline-flex min-h-11 items-center underline">
              Todas as categorias
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
