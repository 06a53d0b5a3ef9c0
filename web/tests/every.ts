/**
 * What `make test` takes once, in one form, `make page-soak` takes in all of them: POLANA_EVERY. So every lesson is taken both
 * ways in both languages, every match from its first question to its end, every turn at every size.
 */
export const EVERY = process.env.POLANA_EVERY !== undefined;
