# Makes the password file with two users: one that sends, one that reads.
set -eu
file="${PASSWORD_FILE:-/etc/mosquitto/passwords}"

touch "$file"
mosquitto_passwd -b "$file" ansvis "$SENDER_PASSWORD"
mosquitto_passwd -b "$file" reader "$READER_PASSWORD"
