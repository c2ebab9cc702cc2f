#!/bin/sh
# Runs Orca and Firefox in a D-Bus session of their own:
# dbus-run-session sh desktop.sh FOLDER ADDRESS FIREFOX
export HOME="$1" XDG_RUNTIME_DIR="$1/run" XDG_CONFIG_HOME="$1/config" LC_ALL=C.UTF-8
mkdir -p -m 700 "$XDG_RUNTIME_DIR" "$XDG_CONFIG_HOME/speech-dispatcher" "$HOME/profile"
# Without sound: the tests read what Orca hands over.
printf '%s\n' 'AddModule "dummy" "sd_dummy" ""' 'DefaultModule dummy' \
  >"$XDG_CONFIG_HOME/speech-dispatcher/speechd.conf"
printf 'user_pref("%s", %s);\n' accessibility.force_disabled -1 browser.aboutwelcome.enabled false \
  datareporting.policy.dataSubmissionEnabled false browser.shell.checkDefaultBrowser false \
  browser.startup.page 0 >"$HOME/profile/user.js"
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 &
sleep 2
# Line-buffered, as buffered output would be read with the next key. Without details of events, as
# logging them makes Firefox report descriptions that Orca would then say. Orca before 48 misspells
# the key under which it keeps a spoken description, and says it twice.
mkdir -p "$HOME/.local/share/orca"
cat >"$HOME/.local/share/orca/orca-customizations.py" <<'END'
from orca import debug
debug.debugFile.reconfigure(line_buffering=True)
debug.getAccessibleDetails = lambda *given, **named: ''
from orca.scripts.default import Script

def once(self, event, say=Script.onDescriptionChanged):
    self.pointOfReference['description'] = self.pointOfReference.get('descriptions', {})
    say(self, event)

Script.onDescriptionChanged = once
END
orca --replace --debug-file "$HOME/orca.log" &
# Orca notices only programs that start after it.
until grep -q 'Screen reader on' "$HOME/orca.log" 2>/dev/null; do sleep 1; done
exec "$3" --no-remote --profile "$HOME/profile" "$2"
