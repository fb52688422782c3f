import { Accessibility, Baby, CloudRain, Fish, Moon, Music, PawPrint, Sunset } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { IntentName } from '#features/search/model/intents.ts';

export const intentIcons: Record<IntentName, LucideIcon> = {
  children: Baby,
  rain: CloudRain,
  sunset: Sunset,
  lateNight: Moon,
  seafood: Fish,
  dogs: PawPrint,
  liveMusic: Music,
  accessible: Accessibility,
};
