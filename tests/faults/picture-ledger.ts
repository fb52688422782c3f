/**
 * The state that follows from the acknowledgements of an image server, and that must be true after any fault. kept:
 * acknowledged, without a request to remove it. gone: its removal was acknowledged. either: its removal was requested
 * without a response, or it was uploaded during the removal of its folder.
 */
export type PictureState = 'kept' | 'gone' | 'either';

export interface KnownPicture {
  placeId: string;
  /** Name of the largest file. */
  filename: string;
  state: PictureState;
}

export interface PictureLedger {
  pictures: () => KnownPicture[];
  find: (placeId: string, filename: string) => KnownPicture | undefined;
  /** Call before an upload. The returned function takes the acknowledged names. */
  beginUpload: (placeId: string) => (filenames: readonly string[]) => void;
  /** Call before a removal. The returned function must be called when the removal is acknowledged. */
  beginRemoval: (picture: KnownPicture) => () => void;
  beginFolderRemoval: (placeId: string) => () => void;
  /**
   * Call after a restart, when no request is in progress: present files must stay, and missing files must stay missing.
   */
  settle: (placeId: string, present: readonly string[]) => void;
}

export function pictureLedger(): PictureLedger {
  const known = new Map<string, KnownPicture>();
  /** The number of started removals of a folder, and of those without a response. */
  const folders = new Map<string, { begun: number; open: number }>();
  const keyOf = (placeId: string, filename: string) => `${placeId}/${filename}`;
  const folderOf = (placeId: string) => {
    const folder = folders.get(placeId) ?? { begun: 0, open: 0 };
    folders.set(placeId, folder);
    return folder;
  };
  const write = (picture: KnownPicture) => {
    known.set(keyOf(picture.placeId, picture.filename), picture);
  };
  const ofPlace = (placeId: string) =>
    [...known.values()].filter((picture) => picture.placeId === placeId);

  return {
    pictures: () => [...known.values()],
    find: (placeId, filename) => known.get(keyOf(placeId, filename)),

    beginUpload(placeId) {
      const folder = folderOf(placeId);
      const before = { ...folder };
      return (filenames) => {
        const isMeanwhile = before.open > 0 || folder.begun !== before.begun;
        for (const filename of filenames) {
          write({ placeId, filename, state: isMeanwhile ? 'either' : 'kept' });
        }
      };
    },

    beginRemoval(picture) {
      picture.state = 'either';
      return () => {
        picture.state = 'gone';
      };
    },

    beginFolderRemoval(placeId) {
      const folder = folderOf(placeId);
      folder.begun += 1;
      folder.open += 1;
      const leaving = ofPlace(placeId).filter(({ state }) => state !== 'gone');
      for (const picture of leaving) picture.state = 'either';
      return () => {
        folder.open -= 1;
        for (const picture of leaving) picture.state = 'gone';
      };
    },

    settle(placeId, present) {
      folderOf(placeId).open = 0;
      for (const picture of ofPlace(placeId)) {
        if (picture.state === 'either') {
          picture.state = present.includes(picture.filename) ? 'kept' : 'gone';
        }
      }
      for (const filename of present) {
        if (!known.has(keyOf(placeId, filename))) write({ placeId, filename, state: 'kept' });
      }
    },
  };
}
