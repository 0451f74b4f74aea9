# Makes the password file with two users: one that sends, one that reads. Run it
# in a window of an administrator.
$folder = "C:\Program Files\mosquitto"
$file = "$folder\passwords"
if ($env:PASSWORD_FILE) { $file = $env:PASSWORD_FILE }

& "$folder\mosquitto_passwd.exe" -c -b $file ansvis $env:SENDER_PASSWORD
& "$folder\mosquitto_passwd.exe" -b $file reader $env:READER_PASSWORD
