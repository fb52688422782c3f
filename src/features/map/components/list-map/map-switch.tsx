import { List, Map as MapIcon } from 'lucide-react';
import * as texts from '#features/map/texts.ts';
import { Button } from '#ui/button.tsx';

interface MapSwitchProps {
  isMapShown: boolean;
  onSwitch: (isMapShown: boolean) => void;
}

/** Renders the button that switches between map and list on narrow screens. */
export function MapSwitch({ isMapShown, onSwitch }: MapSwitchProps) {
  return (
    <Button
      data-floating
      className="fixed bottom-[calc(var(--foot)+0.75rem)] left-1/2 z-20 -translate-x-1/2 shadow-float lg:hidden"
      onClick={() => {
        onSwitch(!isMapShown);
      }}
    >
      {isMapShown ? <List aria-hidden size={20} /> : <MapIcon aria-hidden size={20} />}
      {isMapShown ? texts.showList : texts.showMap}
    </Button>
  );
}
