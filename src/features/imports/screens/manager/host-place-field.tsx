import type { User } from '#features/account/model/user.ts';
import { managedPlacesErrors } from '#features/places/panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';

interface HostPlaceFieldProps {
  user: User;
  /** Id of a place; '' where the file names each event's own. */
  value: string;
  onChange: (placeId: string) => void;
}

/** Where the events of a file take place. */
export function HostPlaceField({ user, value, onChange }: HostPlaceFieldProps) {
  const { query } = useManagedPlaces(user);
  return (
    <QueryView
      query={query}
      sentences={managedPlacesErrors}
      failure="line"
      loading="Carregando seus locais..."
      skeleton={<Skeleton className="h-11 max-w-sm" />}
    >
      {(places) => (
        <SelectField
          label="Onde acontecem"
          className="max-w-sm"
          value={value}
          options={[
            { value: '', label: 'Como está no arquivo' },
            ...places
              .filter(({ isActive }) => isActive)
              .map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={onChange}
        />
      )}
    </QueryView>
  );
}
