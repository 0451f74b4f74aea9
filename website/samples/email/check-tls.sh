# Which kind of encryption does this port of the mail server speak? Call it with
# the server's name.
host="$1"

echo "--- port ${TLS_PORT:-465}, TLS from the first byte"
timeout 15 openssl s_client -connect "$host:${TLS_PORT:-465}" -brief < /dev/null

echo "--- port ${STARTTLS_PORT:-587}, STARTTLS"
timeout 15 openssl s_client -connect "$host:${STARTTLS_PORT:-587}" -starttls smtp -brief < /dev/null
