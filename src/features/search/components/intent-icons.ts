import { Accessibility, Baby, Fish, Moon, Music, PawPrint, Sunset, Umbrella } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { IntentName } from '#features/search/model/intents.ts';

export const intentIcons: Record<IntentName, LucideIcon> = {
  children: Baby,
  rain: Umbrella,
  sunset: Sunset,
  lateNight: Moon,
  seafood: Fish,
  dogs: PawPrint,
  liveMusic: Music,
  accessible: Accessibility,
};
