import type { CategoryIcon } from '#features/categories/model/category.ts';

/** What the icons of categories are called (SPEC section 3). */
export const categoryIconLabels: Record<CategoryIcon, string> = {
  Filter: 'Filtro',
  Wine: 'Vinho',
  Music: 'Música',
  MapPin: 'Localização',
  Star: 'Estrela',
  Heart: 'Coração',
  Calendar: 'Calendário',
  Camera: 'Câmera',
};
