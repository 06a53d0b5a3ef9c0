/** The boards of single factions, found by what is on them, and what is asked of sides in more than one place. */
import type { AllianceBoard, CorvidBoard, CultBoard, DuchyBoard, EyrieBoard, HundredsBoard, KeepersBoard, MarquiseBoard, MechanicalMarquiseBoard, RiverfolkBoard, RootView, SideView, VagabondBoard } from './view';

export const marquiseBoard = (side: SideView | undefined): MarquiseBoard | null =>
  side && 'extra' in side.board ? side.board : null;
export const nestBoard = (side: SideView | undefined): EyrieBoard | null =>
  side && 'decree' in side.board ? side.board : null;
export const rebelBoard = (side: SideView | undefined): AllianceBoard | null =>
  side && 'supporters' in side.board ? side.board : null;
export const wandererBoard = (side: SideView | undefined): VagabondBoard | null =>
  side && 'relations' in side.board ? side.board : null;
export const cultBoard = (side: SideView | undefined): CultBoard | null =>
  side && 'acolytes' in side.board ? side.board : null;
export const riverBoard = (side: SideView | undefined): RiverfolkBoard | null =>
  side && 'prices' in side.board ? side.board : null;
export const duchyBoard = (side: SideView | undefined): DuchyBoard | null =>
  side && 'crowns' in side.board ? side.board : null;
export const corvidBoard = (side: SideView | undefined): CorvidBoard | null =>
  side && 'plotted' in side.board ? side.board : null;
export const hundredsBoard = (side: SideView | undefined): HundredsBoard | null =>
  side && 'mood' in side.board ? side.board : null;
export const keepersBoard = (side: SideView | undefined): KeepersBoard | null =>
  side && 'retinue' in side.board ? side.board : null;
export const machineBoard = (side: SideView | undefined): MechanicalMarquiseBoard | null =>
  side && 'orders' in side.board ? side.board : null;

/** How many items lie under the ruin of a clearing; 0 where nobody can tell. */
export function underRuin(view: RootView, clearing: number): number {
  for (const side of view.sides) {
    const count = wandererBoard(side)?.ruins[String(clearing)];
    if (count) return count;
  }
  return 0;
}

export const inPlay = (side: SideView | undefined): boolean => Boolean(side?.faction && side.faction !== '?');
