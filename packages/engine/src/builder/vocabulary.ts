/**
 * Words in software documentation that readers use interchangeably, one group per line. Has only groups that apply to any
 * product; words of a specific field belong in the site's `synonyms`.
 */
const GROUPS = `
login, log in, sign in, log on, authenticate, authentication, auth
logout, log out, sign out
error, failure, fail, exception
crash, hang, freeze
problem, issue, trouble
delete, remove, erase
create, add
change, modify, edit, alter, adjust
config, configuration, configure, setting, setup
preference, setting, option
install, installation, setup
uninstall, remove
update, upgrade
version, release
disable, turn off, switch off, deactivate
enable, turn on, switch on, activate
show, display
hide, conceal
param, parameter, argument, arg
property, attribute, field
directory, folder
file name, filename
repo, repository
env, environment variable
db, database
docs, documentation
credential, password
passphrase, password
example, sample
image, picture, photo
video, clip, recording
audio, sound, microphone
performance, slow, speed
memory, ram
cpu, processor
gpu, graphics card
disk, storage
wait, delay, timeout
start, launch, run
stop, end, quit, exit, terminate
restart, reboot
refresh, reload
save, store, persist, keep
restore, recover
backup, back up
undo, revert, roll back
copy, duplicate, clone
rename, change name
move, transfer
customize, customise, custom
mock, stub, fake
url, link, address
user, account
admin, administrator
permission, access, role, authorization
token, api key
encrypt, encryption
parallel, concurrent, simultaneous
asynchronous, async
synchronize, sync
migrate, migration, upgrade
typescript, ts, types
javascript, js
debug, troubleshoot, diagnose
log, logging
monitor, watch, observe
k8s, kubernetes
container, docker
ci, continuous integration
cd, continuous deployment
deploy, deployment, publish
ssl, tls, https, certificate
network, connection
connect, connection
offline, no internet
response, reply
request, call
data, information, info, payload
status, state
app, application
program, software
ui, interface, gui
cli, command line, terminal
cmd, command
msg, message
notification, alert
max, maximum
min, minimum
limit, quota
perf, performance
lib, library, package
dependency, package
plugin, extension, addon
shortcut, hotkey
select, choose, pick
dropdown, select
screen, display
color, colour
license, licence
organize, organise
optimize, optimise
analyze, analyse
gray, grey
center, centre
behavior, behaviour
requirement, prerequisite
tutorial, guide
introduction, overview, getting started
price, cost, billing
buy, purchase
export, download
import, upload
print, output
search, find, lookup
sort, order
ignore, exclude, skip
merge, combine, join
split, divide
compare, difference, diff
schedule, cron
time zone, timezone
date, time
phone, mobile
email, mail
os, operating system
mac, macos, osx
win, windows
vm, virtual machine
ip, ip address
dns, domain
localhost, local server
endpoint, api
class, type
method, function
callback, handler
variable, var
constant, const
dictionary, map
boolean, bool
string, text
integer, int
regex, regexp, regular expression
json, serialize
null, undefined, empty
`;

/** Groups of words with nearly the same meaning in any software documentation. */
export const VOCABULARY: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(', '));
