import {
  Beer,
  Calendar,
  Camera,
  Coffee,
  Heart,
  ListFilter,
  MapPin,
  Mountain,
  Music,
  PartyPopper,
  Star,
  Umbrella,
  Utensils,
  Wine,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { categoryCardIcon } from '#features/categories/model/category-icon.ts';
import type { CategoryCardIcon } from '#features/categories/model/category-icon.ts';
import type { Category } from '#features/categories/model/category.ts';

const glyphs: Record<CategoryCardIcon, LucideIcon> = {
  Beer,
  Calendar,
  Camera,
  Coffee,
  Filter: ListFilter,
  Heart,
  MapPin,
  Mountain,
  Music,
  PartyPopper,
  Star,
  Umbrella,
  Utensils,
  Wine,
};

interface CategoryGlyphProps {
  category: Pick<Category, 'name' | 'icon'>;
  size?: number;
}

/** Renders the icon of a category: by keyword in its name, otherwise the stored one. */
export function CategoryGlyph({ category, size = 24 }: CategoryGlyphProps) {
  const Glyph = glyphs[categoryCardIcon(category)];
  return <Glyph aria-hidden size={size} className="shrink-0" />;
}
