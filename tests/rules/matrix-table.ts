/**
 * The permissions of each collection. Columns are those of `actors`: a visitor, a user with an account but no record, a
 * member, an inactive user, a pending user, the manager of the place, the manager of another place, a super admin.
 * 'yes' allows, '-' denies.
 */
export const matrix = `
                                                visitor newcomer member inactive pending manager stranger admin
users             get the record of the member     -       -      yes      -        -       -       -      yes
users             list twenty                      -       -       -       -        -       -       -      yes
users             list without a limit             -       -       -       -        -       -       -      yes
users             count                            -       -       -       -        -       -       -      yes
users             create the own record            -      yes      -       -        -       -       -       -
users             update the name of the member    -       -      yes      -        -       -       -       -
users             update the phone of the member   -       -       -       -        -       -       -       -
users             update a role, audited           -       -       -       -        -       -       -      yes
users             update a role, unaudited         -       -       -       -        -       -       -       -
users             update to pending, audited       -       -       -       -        -       -       -      yes
users             update to inactive, audited      -       -       -       -        -       -       -       -
users             update places, audited           -       -       -       -        -       -       -      yes
users             update places, unaudited         -       -       -       -        -       -       -       -
users             delete                           -       -       -       -        -       -       -       -

places            get an active one               yes     yes     yes     yes      yes     yes     yes     yes
places            get an inactive one              -       -       -       -        -      yes      -      yes
places            list fifty active ones          yes     yes     yes     yes      yes     yes     yes     yes
places            list active without a limit      -       -       -       -        -       -       -      yes
places            list inactive ones               -       -       -       -        -       -       -      yes
places            list those of another creator    -       -       -       -        -       -      yes     yes
places            list all without a limit         -       -       -       -        -       -       -      yes
places            create an inactive one           -       -       -       -        -      yes     yes     yes
places            create an active one             -       -       -       -        -       -       -      yes
places            update the description           -       -       -       -        -      yes      -      yes
places            update isActive                  -       -       -       -        -       -       -      yes
places            update only the timestamp        -       -       -       -        -      yes      -      yes
places            delete                           -       -       -       -        -       -       -       -

categories        get                             yes     yes     yes     yes      yes     yes     yes     yes
categories        list one hundred                yes     yes     yes     yes      yes     yes     yes     yes
categories        list without a limit             -       -       -       -        -       -       -      yes
categories        create                           -       -       -       -        -       -       -      yes
categories        update                           -       -       -       -        -       -       -      yes
categories        delete                           -       -       -       -        -       -       -      yes

subscriptionPlans get                             yes     yes     yes     yes      yes     yes     yes     yes
subscriptionPlans list one hundred                yes     yes     yes     yes      yes     yes     yes     yes
subscriptionPlans list without a limit             -       -       -       -        -       -       -      yes
subscriptionPlans create                           -       -       -       -        -       -       -      yes
subscriptionPlans update                           -       -       -       -        -       -       -      yes
subscriptionPlans delete                           -       -       -       -        -       -       -      yes

reviews           get one of an active place      yes     yes     yes     yes      yes     yes     yes     yes
reviews           get one of an inactive place     -       -       -       -        -      yes      -      yes
reviews           list ten of an active place     yes     yes     yes     yes      yes     yes     yes     yes
reviews           list ten of an inactive place    -       -       -       -        -      yes      -      yes
reviews           list the own ones                -      yes     yes     yes      yes     yes     yes     yes
reviews           list a place without a limit     -       -       -       -        -       -       -      yes
reviews           list all without a limit         -       -       -       -        -       -       -      yes
reviews           count all                        -       -       -       -        -       -       -      yes
reviews           create with the aggregate        -       -      yes      -        -       -      yes      -
reviews           create without the aggregate     -       -       -       -        -       -       -       -
reviews           update the text of another       -       -       -       -        -       -       -       -
reviews           update the profile of the author -       -       -       -        -       -       -       -
reviews           update the reply                 -       -       -       -        -      yes      -      yes
reviews           update: hold images, report              -       -      yes      -       -      yes     yes     yes
reviews           update: hold images, no report           -       -       -       -       -       -       -       -
reviews           update: approve images                   -       -       -       -       -       -       -      yes
reviews           update: remove images                    -       -       -       -       -       -       -      yes
reviews           delete with the aggregate        -       -       -       -        -       -       -      yes
reviews           delete without the aggregate     -       -       -       -        -       -       -       -

helpful           get that of the member           -       -      yes      -        -       -       -       -
helpful           list those of the member         -       -      yes      -        -       -       -      yes
helpful           list those of a review           -       -       -       -        -       -       -      yes
helpful           list without a limit             -       -       -       -        -       -       -      yes
helpful           create the own with the count    -       -      yes      -        -      yes     yes     yes
helpful           create the own without a count   -       -       -       -        -       -       -       -
helpful           create one for the member        -       -      yes      -        -       -       -       -
helpful           update                           -       -       -       -        -       -       -       -
helpful           delete with the count            -       -      yes      -        -       -       -      yes
helpful           delete without the count         -       -       -       -        -       -       -       -

favorites         get that of the member           -       -      yes      -        -       -       -       -
favorites         list those of the member         -       -      yes      -        -       -       -       -
favorites         list without a limit             -       -       -       -        -       -       -       -
favorites         create the own                   -       -      yes      -        -      yes     yes     yes
favorites         create one for the member        -       -      yes      -        -       -       -       -
favorites         update                           -       -       -       -        -       -       -       -
favorites         delete that of the member        -       -      yes      -        -       -       -       -

clubMembers       get that of the member           -       -      yes      -        -       -       -      yes
clubMembers       list that of the member          -       -      yes      -        -       -       -      yes
clubMembers       list without a limit             -       -       -       -        -       -       -      yes
clubMembers       create the own                   -       -       -       -        -       -       -       -
clubMembers       update                           -       -       -       -        -       -       -       -
clubMembers       delete                           -       -       -       -        -       -       -       -

clubPayments      get that of the member           -       -      yes      -        -       -       -      yes
clubPayments      list those of the member         -       -      yes      -        -       -       -      yes
clubPayments      list without a limit             -       -       -       -        -       -       -      yes
clubPayments      create                           -       -       -       -        -       -       -       -
clubPayments      update                           -       -       -       -        -       -       -       -
clubPayments      delete                           -       -       -       -        -       -       -       -

clubOffers        get an active one               yes     yes     yes     yes      yes     yes     yes     yes
clubOffers        get an inactive one              -       -       -       -        -      yes      -      yes
clubOffers        get one of an inactive place     -       -       -       -        -      yes      -      yes
clubOffers        list active ones of a place     yes     yes     yes     yes      yes     yes     yes     yes
clubOffers        list all of a place              -       -       -       -        -      yes      -      yes
clubOffers        list of an inactive place        -       -       -       -        -      yes      -      yes
clubOffers        list active ones of all places   -       -       -       -        -       -       -      yes
clubOffers        list without a limit             -       -       -       -        -       -       -      yes
clubOffers        create                           -       -       -       -        -      yes      -      yes
clubOffers        update                           -       -       -       -        -      yes      -      yes
clubOffers        update the use count             -       -       -       -        -       -       -       -
clubOffers        delete an unused one             -       -       -       -        -      yes      -      yes
clubOffers        delete a used one                -       -       -       -        -       -       -       -

events            get an active one                 yes     yes     yes     yes     yes     yes     yes     yes
events            get an inactive one                 -       -       -       -       -     yes       -     yes
events            get one of an inactive place        -       -       -       -       -     yes       -     yes
events            get a missing one                   -       -       -       -       -       -       -     yes
events            list active ones of a place       yes     yes     yes     yes     yes     yes     yes     yes
events            list all of a place                 -       -       -       -       -     yes       -     yes
events            list of an inactive place           -       -       -       -       -     yes       -     yes
events            list active ones of all places      -       -       -       -       -       -       -     yes
events            list without a limit                -       -       -       -       -       -       -     yes
events            create                              -       -       -       -       -     yes       -     yes
events            create for another                  -       -       -       -       -       -       -       -
events            update the title                    -       -       -       -       -     yes       -     yes
events            update without a revision           -       -       -       -       -       -       -       -
events            update the place                    -       -       -       -       -       -       -       -
events            delete                              -       -       -       -       -     yes       -     yes

savedEvents       get that of the member              -       -     yes       -       -       -       -       -
savedEvents       list those of the member            -       -     yes       -       -       -       -       -
savedEvents       list those of an event              -       -       -       -       -       -       -       -
savedEvents       list without a limit                -       -       -       -       -       -       -       -
savedEvents       create the own                      -       -     yes       -       -     yes     yes     yes
savedEvents       create one for the member           -       -     yes       -       -       -       -       -
savedEvents       update                              -       -       -       -       -       -       -       -
savedEvents       delete that of the member           -       -     yes       -       -       -       -       -

clubTransactions  get that of the member           -       -      yes      -        -      yes      -      yes
clubTransactions  list those of the member         -       -      yes      -        -       -       -      yes
clubTransactions  list those of the place          -       -       -       -        -      yes      -      yes
clubTransactions  list without a limit             -       -       -       -        -       -       -      yes
clubTransactions  create                           -       -       -       -        -       -       -       -
clubTransactions  update                           -       -       -       -        -       -       -       -
clubTransactions  delete                           -       -       -       -        -       -       -       -

clubRedemptions   get that of the member           -       -      yes      -        -      yes      -      yes
clubRedemptions   list those of the member         -       -      yes      -        -       -       -      yes
clubRedemptions   list those of the place          -       -       -       -        -      yes      -      yes
clubRedemptions   list without a limit             -       -       -       -        -       -       -      yes
clubRedemptions   create                           -       -       -       -        -       -       -       -
clubRedemptions   update                           -       -       -       -        -       -       -       -
clubRedemptions   delete                           -       -       -       -        -       -       -       -

clubVisits        get that of the member           -       -      yes      -        -       -       -       -
clubVisits        list those of the member         -       -      yes      -        -       -       -       -
clubVisits        list without a limit             -       -       -       -        -       -       -       -
clubVisits        create the own                   -       -       -       -        -       -       -       -
clubVisits        update                           -       -       -       -        -       -       -       -
clubVisits        delete                           -       -       -       -        -       -       -       -

reservations      get that of the member           -       -      yes      -        -      yes      -      yes
reservations      list those of the member         -       -      yes      -        -       -       -      yes
reservations      list those of the place          -       -       -       -        -      yes      -      yes
reservations      list without a limit             -       -       -       -        -       -       -      yes
reservations      create the own                   -       -       -       -        -       -       -       -
reservations      update: cancel                   -       -       -       -        -       -       -       -
reservations      update: confirm                  -       -       -       -        -       -       -       -
reservations      delete                           -       -       -       -        -       -       -       -

contacts          get that of the member           -       -      yes      -        -       -       -       -
contacts          list one                         -       -       -       -        -       -       -       -
contacts          list without a limit             -       -       -       -        -       -       -       -
contacts          count                            -       -       -       -        -       -       -       -
contacts          create the own                   -       -      yes      -        -      yes     yes     yes
contacts          create that of another           -       -       -       -        -       -       -       -
contacts          update that of the member        -       -      yes      -        -       -       -       -
contacts          delete that of the member        -       -       -       -        -       -       -       -

notices           get that of the member              -       -      yes      -       -       -       -       -   
notices           list those of the member            -       -      yes      -       -       -       -       -   
notices           list without a limit                -       -       -       -       -       -       -       -   
notices           count the unread of the member      -       -      yes      -       -       -       -       -   
notices           create the own                      -       -       -       -       -       -       -       -   
notices           update: read                        -       -      yes      -       -       -       -       -   
notices           update the kind                     -       -       -       -       -       -       -       -   
notices           delete that of the member           -       -      yes      -       -       -       -       -   

reports           get                              -       -       -       -        -       -       -      yes
reports           list twenty                      -       -       -       -        -       -       -      yes
reports           list without a limit             -       -       -       -        -       -       -      yes
reports           create one of a review           -       -      yes      -        -      yes     yes     yes
reports           create one of an event           -       -      yes      -        -      yes     yes     yes
reports           create one of images, counted            -       -      yes      -       -      yes     yes     yes
reports           create one of images, uncounted          -       -       -       -       -       -       -       -
reports           create one of images, unrecorded         -       -       -       -       -       -       -       -
reports           update: close                    -       -       -       -        -       -       -      yes
reports           update: close one of an event    -       -       -       -        -       -       -      yes
reports           delete                           -       -       -       -        -       -       -       -

reportedPictures  get that of the member                   -       -      yes      -       -       -       -      yes
reportedPictures  list one                                 -       -       -       -       -       -       -       -
reportedPictures  list those of the member                 -       -       -       -       -       -       -       -
reportedPictures  list without a limit                     -       -       -       -       -       -       -       -
reportedPictures  create with a report                     -       -      yes      -       -      yes     yes     yes
reportedPictures  create without a report                  -       -       -       -       -       -       -       -
reportedPictures  update: close                            -       -       -       -       -       -       -      yes
reportedPictures  update: clear the images                 -       -       -       -       -       -       -       -
reportedPictures  delete                                   -       -       -       -       -       -       -       -

suggestions       get that of the member           -       -      yes      -        -       -       -      yes
suggestions       get a missing one                -       -       -       -        -       -       -      yes
suggestions       list twenty                      -       -       -       -        -       -       -      yes
suggestions       list the own ones                -       -       -       -        -       -       -      yes
suggestions       count the pending ones           -       -       -       -        -       -       -      yes
suggestions       create the own, counted          -       -      yes      -        -      yes     yes     yes
suggestions       create the own, uncounted        -       -       -       -        -       -       -       -
suggestions       update: apply                    -       -       -       -        -       -       -      yes
suggestions       update the message               -       -       -       -        -       -       -       -
suggestions       delete that of the member        -       -      yes      -        -       -       -       -

claims            get that of the member           -       -      yes      -        -       -       -      yes
claims            get a missing one                -       -       -       -        -       -       -      yes
claims            list twenty                      -       -       -       -        -       -       -      yes
claims            list the own ones                -       -       -       -        -       -       -      yes
claims            count the pending ones           -       -       -       -        -       -       -      yes
claims            create the own, counted          -       -      yes      -        -      yes      -       -
claims            create the own, uncounted        -       -       -       -        -       -       -       -
claims            update: approve, with role       -       -       -       -        -       -       -      yes
claims            update: approve, without role    -       -       -       -        -       -       -       -
claims            update: decline                  -       -       -       -        -       -       -      yes
claims            update the message               -       -       -       -        -       -       -       -
claims            delete that of the member        -       -      yes      -        -       -       -       -

requestPace       get that of the member           -       -      yes      -        -       -       -       -
requestPace       list one                         -       -       -       -        -       -       -       -
requestPace       create the own                   -       -      yes      -        -      yes     yes     yes
requestPace       update the count                 -       -       -       -        -       -       -       -
requestPace       delete that of the member        -       -       -       -        -       -       -       -

lists             get that of the member                    -       -     yes       -       -       -       -       -
lists             get a public one of the member           yes     yes     yes     yes     yes     yes     yes     yes
lists             get a public one of an inactive user      -       -       -      yes      -       -       -       -
lists             get a missing one                         -       -       -       -       -       -       -       -
lists             list public ones                          -       -       -       -       -       -       -       -
lists             list public ones of the member            -       -     yes       -       -       -       -       -
lists             list those of the member                  -       -     yes       -       -       -       -       -
lists             list without a limit                      -       -       -       -       -       -       -       -
lists             create the own, counted                   -       -     yes       -       -     yes     yes     yes
lists             create the own, uncounted                 -       -       -       -       -       -       -       -
lists             update that of the member                 -       -     yes       -       -       -       -       -
lists             update to public                          -       -     yes       -       -       -       -       -
lists             delete that of the member, counted        -       -     yes       -       -       -       -       -
lists             delete that of the member, uncounted      -       -       -       -       -       -       -       -

listCounts        get that of the member                    -       -     yes       -       -       -       -       -
listCounts        list one                                  -       -       -       -       -       -       -       -
listCounts        create without a list                     -       -       -       -       -       -       -       -
listCounts        update the count                          -       -       -       -       -       -       -       -
listCounts        delete that of the member                 -       -       -       -       -       -       -       -

imports           get                              -       -       -       -        -       -       -      yes
imports           list twenty                      -       -       -       -        -       -       -      yes
imports           list without a limit             -       -       -       -        -       -       -      yes
imports           create the own                   -       -       -       -        -      yes     yes     yes
imports           update                           -       -       -       -        -       -       -       -
imports           delete                           -       -       -       -        -       -       -       -

searchMisses      get                              -       -       -       -        -       -       -      yes
searchMisses      list seven                       -       -       -       -        -       -       -      yes
searchMisses      list without a limit             -       -       -       -        -       -       -      yes
searchMisses      create                           -       -       -       -        -       -       -       -
searchMisses      update                           -       -       -       -        -       -       -       -
searchMisses      delete                           -       -       -       -        -       -       -       -

auditLog          get                              -       -       -       -        -       -       -      yes
auditLog          list twenty                      -       -       -       -        -       -       -      yes
auditLog          list without a limit             -       -       -       -        -       -       -      yes
auditLog          create the own                   -       -       -       -        -       -       -       -
auditLog          create with the place            -       -       -       -        -      yes      -      yes
auditLog          update                           -       -       -       -        -       -       -       -
auditLog          delete                           -       -       -       -        -       -       -       -

settings          get                             yes     yes     yes     yes      yes     yes     yes     yes
settings          list one                         -       -       -       -        -       -       -       -
settings          list without a limit             -       -       -       -        -       -       -       -
settings          create another document          -       -       -       -        -       -       -       -
settings          update, audited                  -       -       -       -        -       -       -      yes
settings          update, unaudited                -       -       -       -        -       -       -       -
settings          delete                           -       -       -       -        -       -       -       -

customers         get                              -       -       -       -        -       -       -       -
customers         list one                         -       -       -       -        -       -       -       -
customers         list without a limit             -       -       -       -        -       -       -       -
customers         create                           -       -       -       -        -       -       -       -
customers         update                           -       -       -       -        -       -       -       -
customers         delete                           -       -       -       -        -       -       -       -

stripeEvents      get                              -       -       -       -        -       -       -       -
stripeEvents      list one                         -       -       -       -        -       -       -       -
stripeEvents      list without a limit             -       -       -       -        -       -       -       -
stripeEvents      create                           -       -       -       -        -       -       -       -
stripeEvents      update                           -       -       -       -        -       -       -       -
stripeEvents      delete                           -       -       -       -        -       -       -       -

redemptionSecrets get                              -       -       -       -        -       -       -       -
redemptionSecrets list one                         -       -       -       -        -       -       -       -
redemptionSecrets list without a limit             -       -       -       -        -       -       -       -
redemptionSecrets create                           -       -       -       -        -       -       -       -
redemptionSecrets update                           -       -       -       -        -       -       -       -
redemptionSecrets delete                           -       -       -       -        -       -       -       -

withdrawals       get                              -       -       -       -        -       -       -       -
withdrawals       list one                         -       -       -       -        -       -       -       -
withdrawals       list without a limit             -       -       -       -        -       -       -       -
withdrawals       create                           -       -       -       -        -       -       -       -
withdrawals       update                           -       -       -       -        -       -       -       -
withdrawals       delete                           -       -       -       -        -       -       -       -

removedPlaces     get                              -       -       -       -        -       -       -       -
removedPlaces     list one                         -       -       -       -        -       -       -       -
removedPlaces     list without a limit             -       -       -       -        -       -       -       -
removedPlaces     create                           -       -       -       -        -       -       -       -
removedPlaces     update                           -       -       -       -        -       -       -       -
removedPlaces     delete                           -       -       -       -        -       -       -       -

placeViews        get                              -       -       -       -        -       -       -       -
placeViews        list one                         -       -       -       -        -       -       -       -
placeViews        list without a limit             -       -       -       -        -       -       -       -
placeViews        create                           -       -       -       -        -       -       -       -
placeViews        update                           -       -       -       -        -       -       -       -
placeViews        delete                           -       -       -       -        -       -       -       -

outbox            get                                 -       -       -       -       -       -       -       -   
outbox            list one                            -       -       -       -       -       -       -       -   
outbox            list without a limit                -       -       -       -       -       -       -       -   
outbox            create                              -       -       -       -       -       -       -       -   
outbox            update                              -       -       -       -       -       -       -       -   
outbox            delete                              -       -       -       -       -       -       -       -   

letterPace        get                                 -       -       -       -       -       -       -       -   
letterPace        list one                            -       -       -       -       -       -       -       -   
letterPace        list without a limit                -       -       -       -       -       -       -       -   
letterPace        create                              -       -       -       -       -       -       -       -   
letterPace        update                              -       -       -       -       -       -       -       -   
letterPace        delete                              -       -       -       -       -       -       -       -   

told              get                                 -       -       -       -       -       -       -       -   
told              list one                            -       -       -       -       -       -       -       -   
told              list without a limit                -       -       -       -       -       -       -       -   
told              create                              -       -       -       -       -       -       -       -   
told              update                              -       -       -       -       -       -       -       -   
told              delete                              -       -       -       -       -       -       -       -   

cursors           get                                 -       -       -       -       -       -       -       -   
cursors           list one                            -       -       -       -       -       -       -       -   
cursors           list without a limit                -       -       -       -       -       -       -       -   
cursors           create                              -       -       -       -       -       -       -       -   
cursors           update                              -       -       -       -       -       -       -       -   
cursors           delete                              -       -       -       -       -       -       -       -   

leases            get                                 -       -       -       -       -       -       -       -   
leases            list one                            -       -       -       -       -       -       -       -   
leases            list without a limit                -       -       -       -       -       -       -       -   
leases            create                              -       -       -       -       -       -       -       -   
leases            update                              -       -       -       -       -       -       -       -   
leases            delete                              -       -       -       -       -       -       -       -   

erasures          get                                 -       -       -       -       -       -       -       -   
erasures          list one                            -       -       -       -       -       -       -       -   
erasures          list without a limit                -       -       -       -       -       -       -       -   
erasures          create                              -       -       -       -       -       -       -       -   
erasures          update                              -       -       -       -       -       -       -       -   
erasures          delete                              -       -       -       -       -       -       -       -   
`;

export interface MatrixRow {
  collection: string;
  operation: string;
  /** The actors that are allowed. */
  allowed: string[];
}

/** Returns the rows of the table. @throws if a line does not have one answer per actor */
export function matrixRows(actors: readonly string[]): MatrixRow[] {
  const [heading = '', ...lines] = matrix.split('\n').filter((line) => line.trim() !== '');
  if (heading.trim().split(/\s+/).join() !== actors.join()) {
    throw new Error('The columns are not the actors.');
  }
  return lines.map((line) => {
    const [, collection, operation, answers] =
      /^(\w+)\s+(.+?)\s+((?:(?:yes|-)\s*)+)$/.exec(line) ?? [];
    const cells = answers?.trim().split(/\s+/) ?? [];
    if (collection === undefined || operation === undefined || cells.length !== actors.length) {
      throw new Error(`Not a row: ${line}`);
    }
    return { collection, operation, allowed: actors.filter((_, at) => cells[at] === 'yes') };
  });
}
