# Makes a certificate authority of your own and a certificate for the broker. Call
# it with the broker's name.
set -eu
name="$1"

openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj "/CN=Site event CA" \
  -keyout ca.key -out ca.crt
openssl req -newkey rsa:2048 -nodes -subj "/CN=$name" -keyout server.key -out server.csr
printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth\n' "$name" > server.ext
openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 825 \
  -extfile server.ext -out server.crt
