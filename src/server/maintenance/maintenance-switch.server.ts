import { readFileSync } from 'node:fs'

export type MaintenanceSwitchOptions = {
  /** Where the switch stands without a file. */
  readonly isOnByDefault: boolean
  /** Turns maintenance on by being there, off when it says `off`. */
  readonly file: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Tells whether the portal is under maintenance. */
export type MaintenanceSwitch = () => boolean

const lookAgainMs = 1000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function readFile(file: string, isOnByDefault: boolean): boolean {
  try {
    return readFileSync(file, 'utf8').trim().toLowerCase() !== 'off'
  } catch (error) {
    // A file that is there and cannot be read was put there by somebody who wants the portal closed.
    return isMissing(error) ? isOnByDefault : true
  }
}

/**
 * The switch of maintenance mode: the configuration, over which a file of the data folder decides, so that all
 * processes of a machine are switched together and none is restarted. The file is looked at once a second at most.
 */
export function createMaintenanceSwitch(options: MaintenanceSwitchOptions): MaintenanceSwitch {
  const { isOnByDefault, file, now = Date.now } = options
  let known = { isOn: readFile(file, isOnByDefault), readAt: now() }
  return () => {
    if (now() - known.readAt >= lookAgainMs) known = { isOn: readFile(file, isOnByDefault), readAt: now() }
    return known.isOn
  }
}
