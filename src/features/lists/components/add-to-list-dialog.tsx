import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus, Route } from 'lucide-react';
import { toChosenParams } from '#features/compare/model/chosen-places.ts';
import { ownListsQuery } from '#features/lists/data/named-list-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import * as texts from '#features/lists/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { linkTo } from '#shared/routes.ts';
import { langOf } from '#shared/translations.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { NewListForm } from './new-list-form.tsx';
import { useListAction } from './use-list-action.ts';

interface AddToListDialogProps {
  uid: string;
  place: { id: string; title: string };
  onClose: () => void;
}

/** Dialog with the lists of a user, to add a place to them. Every change is saved immediately. */
export function AddToListDialog({ uid, place, onClose }: AddToListDialogProps) {
  const query = useQuery(ownListsQuery(uid));
  const [isCreating, setCreating] = useState(false);
  const [isCreated, setCreated] = useState(false);
  return (
    <Dialog title={texts.addToList} isSheet onClose={onClose}>
      <p className="wrap-anywhere text-ink-muted">{place.title}</p>
      <QueryView
        query={query}
        sentences={texts.listsErrors}
        failure="line"
        isQuiet
        loading={texts.openingLists}
        skeleton={<Skeleton className="mt-3 h-60 w-full" />}
      >
        {(lists) =>
          isCreating || lists.length === 0 ? (
            <div className="mt-3">
              <NewListForm
                uid={uid}
                items={[{ placeId: place.id, note: '' }]}
                submitLabel={texts.createAndAdd}
                onCreated={() => {
                  setCreating(false);
                  setCreated(true);
                }}
                onCancel={() => {
                  if (lists.length === 0) onClose();
                  else setCreating(false);
                }}
              />
            </div>
          ) : (
            <ListCheckboxes
              uid={uid}
              placeId={place.id}
              lists={lists}
              hasNewList={isCreated}
              onCreate={() => {
                setCreating(true);
              }}
              onDone={onClose}
            />
          )
        }
      </QueryView>
      <ButtonLink
        block
        variant="secondary"
        className="mt-4"
        to={linkTo('/roteiro', toChosenParams([place.id]))}
      >
        <Route aria-hidden size={20} />
        {texts.planDayWithPlace}
      </ButtonLink>
    </Dialog>
  );
}

interface ListCheckboxesProps {
  uid: string;
  placeId: string;
  lists: readonly NamedList[];
  /** True if a list was created in this dialog. */
  hasNewList: boolean;
  onCreate: () => void;
  onDone: () => void;
}

function ListCheckboxes({
  uid,
  placeId,
  lists,
  hasNewList,
  onCreate,
  onDone,
}: ListCheckboxesProps) {
  const runAction = useListAction(uid);
  const toast = useToast();
  const [failure, setFailure] = useState({ id: '', text: '' });
  const listRef = useRef<HTMLUListElement>(null);
  // Keeps the initial order. `lists` is sorted by the last change, so a list would move under the finger when it is
  // checked.
  const [initialOrder] = useState(() => lists.map(({ id }) => id));
  const orderedLists = [...lists].sort(
    (a, b) => initialOrder.indexOf(a.id) - initialOrder.indexOf(b.id),
  );
  const toggleList = async (id: string, kind: 'add' | 'remove') => {
    setFailure({ id: '', text: '' });
    try {
      await runAction({ kind: 'change', id, change: { kind, placeId } });
    } catch (error) {
      const sentence = errorSentence(texts.listChangeErrors, errorCode(error));
      // React clears the reference when the dialog is closed.
      if (listRef.current) setFailure({ id, text: sentence });
      else toast(sentence);
    }
  };
  return (
    <div className="mt-3 flex flex-col gap-4">
      <ul ref={listRef} className="divide-y divide-line">
        {orderedLists.map((list) => {
          const { id, name, items } = list;
          const isInList = items.some((item) => item.placeId === placeId);
          return (
            <li key={id}>
              <label className="flex min-h-14 items-center gap-3 py-2">
                <ChoiceInput
                  type="checkbox"
                  checked={isInList}
                  onChange={() => void toggleList(id, isInList ? 'remove' : 'add')}
                />
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
                  <span lang={langOf(list)}>{name}</span>
                  <span className="block text-sm font-normal text-ink-muted tabular">
                    {texts.listedPlaces(items.length)}
                  </span>
                </span>
              </label>
              {/* Shown next to the list that could not be changed. A message below many lists could be off screen. */}
              {failure.id === id && (
                <div className="pb-3">
                  <FormAlert text={failure.text} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" className="-ml-4" onClick={onCreate}>
          <Plus aria-hidden size={20} />
          {texts.newList}
        </Button>
        <Button onClick={onDone} ref={hasNewList ? focusOnMount : undefined}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
