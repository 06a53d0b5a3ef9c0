/** The Mechanical Marquise, who plays without a seat. */
import type { FactionPage } from '../found';
import Shared from './Shared.svelte';

const page: FactionPage = { Shared, warriors: 'R.M.10' };
export default page;
