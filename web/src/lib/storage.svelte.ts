/** Whether this browser keeps what happens at tables of the site (`site/chest.ts`); elsewhere the server does. */
class Storage {
  forbidden = $state(false);
}

export const storage = new Storage();
